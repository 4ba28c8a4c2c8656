"use client";

import { useState } from "react";
import { TextInput, type TextInputProps } from "./text-input.tsx";

/** For the examples: a field that is wrong until nine figures stand in it. */
export function CheckedPhone({ error, ...rest }: TextInputProps) {
  const [value, setValue] = useState("");
  const isRight = /^\d{9}$/.test(value);
  return (
    <TextInput
      {...rest}
      type="tel"
      maxLength={12}
      autoComplete="off"
      value={value}
      onValue={setValue}
      error={isRight ? undefined : error}
    />
  );
}
