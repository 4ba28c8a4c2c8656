import "#cms/vehicle-styles.ts";
import { vehicleRegistry } from "#cms/vehicle-registry.tsx";
import { ContentPage, type ContentPageProps, contentMetadata } from "../../content-page.tsx";

export const dynamic = "force-dynamic";

export const generateMetadata = contentMetadata;

/** The page of a vehicle. */
export default function Page(props: ContentPageProps) {
  return <ContentPage {...props} registry={vehicleRegistry} />;
}
