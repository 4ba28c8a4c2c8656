import { Icon } from "../icon/icon.tsx";
import { longWord, type WidgetExample } from "../widget-example.ts";
import { Button } from "./button.tsx";
import { ButtonLink } from "./button-link.tsx";

const looks = ["primary", "secondary", "tertiary"] as const;
const sizes = ["default", "large", "ghost"] as const;

export const examples: readonly WidgetExample[] = [
  ...sizes.map((size) => ({
    name: `size ${size}`,
    show: looks.map((look) => (
      <Button key={look} type="button" look={look} size={size}>
        Reservar por 300,00 €
      </Button>
    )),
  })),
  {
    name: "with an icon, as a link",
    show: (
      <ButtonLink href="#button" look="secondary">
        Ver el vehículo
        <Icon name="arrow" size={20} />
      </ButtonLink>
    ),
  },
  {
    name: "disabled and busy",
    show: (
      <>
        {looks.map((look) => (
          <Button key={look} type="button" look={look} disabled>
            Reservado
          </Button>
        ))}
        <Button type="button" aria-busy="true">
          Calculando la cuota
        </Button>
      </>
    ),
  },
  {
    name: "wide, with a long word",
    show: (
      <Button type="button" wide>
        {longWord}
      </Button>
    ),
  },
];
