/** Heading and text of a call to action. */
export const BannerText = ({
  heading,
  text,
  level = 2,
}: {
  readonly heading: string;
  readonly text?: string | undefined;
  /** 1 as the first block of the page. */
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
