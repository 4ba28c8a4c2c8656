import { listen } from "./listen.mjs";
import { createService } from "./service.mjs";

const port = Number(process.argv[2] ?? 4100);
await listen(port, createService());
console.log(`The example service listens at http://localhost:${port}`);
