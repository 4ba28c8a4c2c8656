import { createBackend } from "#backend/http/app.ts";
import type { Orm } from "#backend/store/database.ts";
import { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import type { PointOfView } from "#domain/points-of-view.ts";
import { createLogger } from "#platform/log.ts";

/** Calls the three picture endpoints as a customer; for tests. */
export const openPictureDesk = (orm: Orm) => {
  const backend = createBackend({ orm }, { logFor: () => createLogger("silent") });
  const request = (method: string, path: string, token: string, body?: FormData) =>
    backend.fetch(
      new Request(`http://backend.test${path}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
        ...(body && { body }),
      }),
    );
  const parse = async (response: Response) => {
    const { data, error } = (await response.json()) as {
      data?: unknown;
      error?: { code: string; field?: string };
    };
    return { status: response.status, data, code: error?.code, field: error?.field };
  };
  return {
    upload: async (token: string, id: string, image: File, pov: PointOfView | string = "front") => {
      const form = new FormData();
      form.set("pov", pov);
      form.set("image", image);
      return parse(
        await request(tradeInEndpoints.uploadTradeInImage.method, `/retake/${id}/image`, token, form),
      );
    },
    remove: async (token: string, id: string, pov: string = "front") =>
      parse(await request("DELETE", `/retake/${id}/image?pov=${pov}`, token)),
    show: (token: string, id: string, pov: string = "front") =>
      request("GET", `/retake/${id}/image?pov=${pov}`, token),
  };
};
