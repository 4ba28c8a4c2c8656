/** The person in test requests and test reservations; its data says that it is a test. */
export const testPerson = {
  name: "CONFORM TEST",
  email: "conform-test@example.com",
  phone: "600000000",
  message: "TEST of the connection by npm run conform. Please ignore.",
} as const;
