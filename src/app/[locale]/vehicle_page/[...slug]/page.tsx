import "#cms/vehicle-styles.ts";
import { vehicleRegistry } from "#cms/vehicle-registry.tsx";
import { ContentPage, type ContentPageProps, contentMetadata } from "../../content-page.tsx";

export const revalidate = 300;

/** Nothing is rendered at build time: pages are cached from their first request on. */
export const generateStaticParams = () => [];

export const generateMetadata = contentMetadata;

/** The page of a vehicle. */
export default function Page(props: ContentPageProps) {
  return <ContentPage {...props} registry={vehicleRegistry} />;
}
