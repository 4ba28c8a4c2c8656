import { type AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** Accepts it, responds with a code of three digits, never responds, or ends the connection. */
export type Reaction = "take" | number | "hang" | "drop";
export type Stage = "greeting" | "mail" | "rcpt" | "data";

type ReceivedMail = { readonly from: string; readonly to: readonly string[]; readonly raw: string };

export type TestMailServer = {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** The same for a sender with a timeout of a second. */
  readonly urlWithShortTimeout: string;
  readonly port: number;
  /** Every message whose whole body has arrived, also when it was not acknowledged. */
  readonly received: ReceivedMail[];
  /** Its reaction from now on; it accepts everything at first. A client has sent its name unless it waits for the greeting. */
  react: (stage: Stage, address: string, client: string) => Reaction | Promise<Reaction>;
  readonly close: () => Promise<void>;
};

type Answer = (error?: Error) => void;

/** An SMTP server in this process, with the faults that mail servers have. The caller closes it. */
export const startTestMailServer = async (port = 0): Promise<TestMailServer> => {
  const sockets = new Map<number, Socket>();
  const received: ReceivedMail[] = [];
  const nameOf = (port: number): string => {
    const connection = [...server.connections].find(({ remotePort }) => remotePort === port);
    return connection?.hostNameAppearsAs || "";
  };
  const reactTo = async (
    stage: Stage,
    address: string,
    { remotePort }: SMTPServerSession,
    answer: Answer,
  ) => {
    const reaction = await self.react(stage, address, nameOf(remotePort));
    if (reaction === "take") answer();
    if (reaction === "drop") sockets.get(remotePort)?.destroy();
    if (typeof reaction !== "number") return;
    const words = `${String(reaction).charAt(0)}.1.1 <${address}>: Señor Canario is not known here`;
    answer(Object.assign(new Error(words), { responseCode: reaction }));
  };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onConnect: (session, answer) => void reactTo("greeting", "", session, answer),
    onMailFrom: ({ address }, session, answer) => void reactTo("mail", address, session, answer),
    onRcptTo: ({ address }, session, answer) => void reactTo("rcpt", address, session, answer),
    onData: (stream, session, answer) => {
      const { mailFrom, rcptTo } = session.envelope;
      const to = rcptTo.map(({ address }) => address);
      buffer(stream).then(
        (body) => {
          received.push({ from: mailFrom ? mailFrom.address : "", to, raw: body.toString("utf8") });
          return reactTo("data", to[0] ?? "", session, answer);
        },
        () => undefined,
      );
    },
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket) => {
    if (!(socket instanceof Socket)) return;
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.on("close", () => sockets.delete(remotePort));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: own } = server.server.address() as AddressInfo;
  const self: TestMailServer = {
    url: `smtp://127.0.0.1:${own}`,
    urlWithShortTimeout: `smtp://127.0.0.1:${own}?greetingTimeout=1000&socketTimeout=1000`,
    port: own,
    received,
    react: () => "take",
    close: async () => {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
  return self;
};
