type ToJson = (key?: string) => unknown;

/**
 * The framework writes every page as JSON before it keeps it, to look how long that is, and makes use of the length only for what is no
 * page. A byte becomes a number in a list so: of the data beside a page, which is not kept, it takes a tenth of what drawing costs. Once in
 * each process.
 */
export const sparePagesAsJson = (): void => {
  const { toJSON } = Buffer.prototype as { toJSON: ToJson };
  const asBefore = toJSON;
  const toJson: ToJson = function (this: Buffer, key) {
    return key === "rscData" ? null : Reflect.apply(asBefore, this, [key]);
  };
  Object.assign(Buffer.prototype, { toJSON: toJson });
};
