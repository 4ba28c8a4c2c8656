/** Who asks and reserves in a test of the connection: nobody could take it for a customer. */
export const testPerson = {
  name: "CONFORM TEST",
  email: "conform-test@example.com",
  phone: "600000000",
  message: "TEST of the connection by npm run conform. Please ignore.",
} as const;
