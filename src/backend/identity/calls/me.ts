import { eq } from "drizzle-orm";
import { NotFoundError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { customers } from "#backend/store/schema/identity.ts";
import type { sessionEndpoints } from "#contract/session-endpoints.ts";

/** `GET users/me`: the customer behind the token. */
export const me: Handler<typeof sessionEndpoints.me> = async (_, { orm, customer }) => {
  const [found] = await orm.select().from(customers).where(eq(customers.id, customer.id));
  if (found === undefined) throw new NotFoundError("No such customer");
  return {
    id: found.id,
    name: found.name ?? "",
    userEmail: found.email ?? "",
    phoneNumber: found.phone ?? "",
    locale: found.locale,
    createTime: found.createdAt.toISOString(),
  };
};
