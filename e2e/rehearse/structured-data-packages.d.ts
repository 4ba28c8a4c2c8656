/** Two packages that come without types. */
declare module "@adobe/structured-data-validator" {
  type Issue = {
    readonly rootType: string;
    readonly severity: "ERROR" | "WARNING";
    readonly issueMessage: string;
    readonly fieldNames: readonly string[];
  };
  export default class Validator {
    readonly registeredHandlers: Record<string, readonly unknown[]>;
    validate(data: unknown): Promise<readonly Issue[]>;
  }
}

declare module "@marbec/web-auto-extractor" {
  type Found = Readonly<Record<string, readonly object[]>>;
  export default class WebAutoExtractor {
    constructor(options: { readonly addLocation: boolean; readonly embedSource: readonly string[] });
    parse(html: string): {
      readonly jsonld: Found;
      readonly microdata: Found;
      readonly errors: readonly object[];
    };
  }
}
