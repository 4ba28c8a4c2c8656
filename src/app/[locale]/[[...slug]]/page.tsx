import "#cms/list-styles.ts";
import { contentRegistry } from "#cms/content-registry.tsx";
import { ContentPage, type ContentPageProps, contentMetadata } from "../content-page.tsx";

export const dynamic = "force-dynamic";

export const generateMetadata = contentMetadata;

/** Every content page except those of vehicles, including filtered lists. */
export default function Page(props: ContentPageProps) {
  return <ContentPage {...props} registry={contentRegistry} />;
}
