import { testTyping } from "../support/typed-deposit.ts";

testTyping();
