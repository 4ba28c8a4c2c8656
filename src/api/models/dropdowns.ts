import type { Dropdowns as WireDropdowns } from "#contract/dropdowns.ts";
import { kilometreOptions, yearList } from "#domain/option-lists.ts";
import { slugify } from "#domain/slugify.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { env } from "#platform/env.ts";
import { knownShop } from "../known-shop.ts";
import { uniqueBy } from "./unique-by.ts";

interface DropdownOption {
  /** As addresses of the site have it. */
  readonly id: string;
  readonly value: string;
  /** As filters of the service have it: its id, or the value itself where it has none. */
  readonly filterValue: string;
}

interface BrandOption extends DropdownOption {
  readonly kind?: VehicleKind | undefined;
  readonly models: readonly DropdownOption[];
}

type WireConfig = NonNullable<WireDropdowns["financeConfig"]>;

/** In euros. */
export interface FinanceConfig extends Pick<WireConfig, "homeDeliveryCost" | "customDeliveryCost"> {
  readonly depositMin: number;
  readonly depositStep: number;
  readonly contractExpenses: number;
  readonly contractExpensesIncluded: boolean;
  /** The default reservation deposit (see `domain/reservation-deposit.ts`); undefined where nothing is reserved online. */
  readonly usualReservationDeposit: number | undefined;
}

/** Options of the filters, and constants of the finance calculation. */
export interface Dropdowns {
  readonly brands: readonly BrandOption[];
  readonly years: { readonly min: number; readonly max: number };
  readonly seats: readonly { readonly value: number }[];
  readonly kmsValues: readonly { readonly value: number; readonly label: string }[];
  /** From the lowest to the highest year, latest first. */
  readonly yearsList: readonly number[];
  readonly financeConfig: FinanceConfig;
}

interface WireOption {
  readonly id?: string | undefined;
  readonly value: string;
}

const toOption = ({ id, value }: WireOption, prefix = ""): DropdownOption => ({
  id: id ?? prefix + slugify(value),
  value,
  filterValue: id ?? value,
});

const isNamed = ({ value }: WireOption): boolean => slugify(value) !== "";

const toBrand = ({
  kind,
  models = [],
  ...option
}: NonNullable<WireDropdowns["brands"]>[number]): BrandOption => {
  const brand = toOption(option);
  const own = models.filter(isNamed).map((model) => toOption(model, `${brand.id}-`));
  return { ...brand, kind, models: uniqueBy(own, ({ id }) => id) };
};

/** Zero, or no form for it: nothing is reserved online. Absent: the site's setting. */
const usualDeposit = (euros = env().RESERVATION_DEPOSIT_EUR): number | undefined =>
  euros > 0 && knownShop().forms.has("reserve") ? euros : undefined;

/** Options with what a service left out. */
export const toDropdowns = (dropdowns: WireDropdowns): Dropdowns => {
  const { brands = [], years, seats = [], kmsValues, yearsList, financeConfig = {} } = dropdowns;
  const { reservationDeposit, ...config } = financeConfig;
  const listed = yearsList?.length ? yearsList : yearList(new Date().getFullYear());
  const { min = Math.min(...listed), max = Math.max(...listed) } = years ?? {};
  const { kinds } = knownShop();
  const sold = brands.filter((brand) => isNamed(brand) && (!brand.kind || kinds.includes(brand.kind)));
  return {
    brands: uniqueBy(sold.map(toBrand), ({ id }) => id),
    years: { min, max },
    seats: seats.filter(({ value }) => value > 0),
    kmsValues: kmsValues?.length
      ? kmsValues.map(({ value, label = `${value} kms` }) => ({ value, label }))
      : kilometreOptions(),
    yearsList: listed.filter((year) => year >= min && year <= max).toSorted((a, b) => b - a),
    financeConfig: {
      ...config,
      depositMin: config.depositMin ?? 0,
      depositStep: config.depositStep ?? 1,
      contractExpenses: config.contractExpenses ?? 0,
      contractExpensesIncluded: config.contractExpensesIncluded ?? false,
      usualReservationDeposit: usualDeposit(reservationDeposit),
    },
  };
};
