import { defineConfig } from "drizzle-kit";

/** For `drizzle-kit generate`, run from the project's root: see `migrations/README.md`. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/backend/store/schema/*.ts",
  out: "./src/backend/store/migrations",
});
