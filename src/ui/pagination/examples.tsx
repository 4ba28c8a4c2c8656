import type { WidgetExample } from "../widget-example.ts";
import { Pagination } from "./pagination.tsx";

const words = { page: "Página", previous: "Página anterior", next: "Página siguiente" };
const hrefFor = (page: number) => `/listado-coches-segunda-mano/${page > 1 ? `?page=${page}` : ""}`;

export const examples: readonly WidgetExample[] = [
  [1, 2],
  [7, 98],
  [98, 98],
].map(([current = 1, count = 1]) => ({
  name: `${current} of ${count}`,
  show: (
    <Pagination
      current={current}
      count={count}
      hrefFor={hrefFor}
      words={{ label: `Páginas de ejemplo, ${current} de ${count}`, ...words }}
    />
  ),
}));
