/** What an invitation says. */
export const BannerText = ({
  heading,
  text,
}: {
  readonly heading: string;
  readonly text?: string | undefined;
}) => (
  <div>
    <h2>{heading}</h2>
    {text !== undefined && <p>{text}</p>}
  </div>
);
