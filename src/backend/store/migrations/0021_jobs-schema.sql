-- Where pg-boss keeps its tables: of processes that begin at once, only one may make it.
CREATE SCHEMA IF NOT EXISTS "jobs";
