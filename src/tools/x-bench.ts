import { measureSearch } from "./bench/measure-search.ts";
import { renderReport } from "./bench/report.ts";

console.log(renderReport(await measureSearch()));
