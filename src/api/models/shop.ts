import { themeColours, type WireShop } from "#contract/shop.ts";
import { formNames, type OfferedForm } from "#domain/offered-forms.ts";
import { type VehicleKind, vehicleKinds } from "#domain/vehicle-types.ts";
import { env } from "#platform/env.ts";
import { type Locale, locales } from "#platform/locale.ts";

type DealerGroups = NonNullable<WireShop["dealerGroups"]>;

/** Whose shop it is, with what a service left out. */
export interface Shop {
  /** Undefined where no service names it: then the header of each page does. */
  readonly name: string | undefined;
  /** Its vehicles are invented. */
  readonly isDemo: boolean;
  readonly legalEntity: WireShop["legalEntity"];
  readonly mail: string | undefined;
  readonly phone: string | undefined;
  /** Search engines show the first to visitors of other languages. */
  readonly languages: readonly [Locale, ...Locale[]];
  readonly kinds: readonly [VehicleKind, ...VehicleKind[]];
  readonly companyId: string;
  readonly dealerGroups: Readonly<Record<keyof DealerGroups, readonly string[]>>;
  readonly forms: ReadonlySet<OfferedForm>;
  readonly theme: Omit<NonNullable<WireShop["theme"]>, "light" | "dark"> & {
    readonly light?: Scheme;
    readonly dark?: Scheme;
  };
  readonly icon: string | undefined;
  readonly sharePicture: string | undefined;
}

const distinct = <T>(values: readonly T[], all: readonly [T, ...T[]]): readonly [T, ...T[]] => {
  const [first = all[0], ...others] = new Set(values);
  return [first, ...others];
};

type Scheme = Partial<Record<(typeof themeColours)[number], string>>;

/** The colours of a scheme that stylesheets have. */
const known = (scheme: Readonly<Record<string, string>> = {}): Scheme =>
  Object.fromEntries(
    themeColours.flatMap((name) => (scheme[name] === undefined ? [] : [[name, scheme[name]]])),
  );

/** The variables count where the service says nothing. */
export const toShop = (shop: Partial<WireShop>): Shop => {
  const { COMPANY_ID, DEALER_SERVICES_CP, DEALER_SERVICES_CEV } = env();
  return {
    name: shop.name,
    isDemo: shop.demo ?? false,
    legalEntity: shop.legalEntity,
    mail: shop.mail,
    phone: shop.phone,
    languages: distinct(shop.languages ?? locales, locales),
    kinds: distinct(shop.kinds ?? vehicleKinds, vehicleKinds),
    companyId: shop.companyId ?? String(COMPANY_ID),
    dealerGroups: shop.dealerGroups ?? { CP: DEALER_SERVICES_CP, CEV: DEALER_SERVICES_CEV },
    forms: new Set(shop.forms ?? formNames),
    theme: { ...shop.theme, light: known(shop.theme?.light), dark: known(shop.theme?.dark) },
    icon: shop.icon,
    sharePicture: shop.sharePicture,
  };
};
