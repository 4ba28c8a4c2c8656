/** What an invitation says. */
export const BannerText = ({
  heading,
  text,
  level = 2,
}: {
  readonly heading: string;
  readonly text?: string | undefined;
  /** 1 where the page begins with it. */
  readonly level?: 1 | 2;
}) => {
  const Heading = `h${level}` as const;
  return (
    <div>
      <Heading>{heading}</Heading>
      {text !== undefined && <p>{text}</p>}
    </div>
  );
};
