import "#cms/list-styles.ts";
import { contentRegistry } from "#cms/content-registry.tsx";
import { ContentPage, type ContentPageProps, contentMetadata } from "../content-page.tsx";

export const revalidate = 300;

/** Nothing is rendered at build time: pages are cached from their first request on. */
export const generateStaticParams = () => [];

export const generateMetadata = contentMetadata;

/** Every content page except those of vehicles, including filtered lists. */
export default function Page(props: ContentPageProps) {
  return <ContentPage {...props} registry={contentRegistry} />;
}
