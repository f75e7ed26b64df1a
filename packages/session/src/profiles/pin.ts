/** Digits of a PIN (S5.16, S9.29). */
export const pinLength = 4;

/** The PIN in what was typed or pasted: its first four digits. What is no digit vanishes (S5.17). */
export function toPin(typed: string): string {
  return typed.replace(/[^0-9]/g, '').slice(0, pinLength);
}

/** Whether a PIN has all its digits, so that it is sent by itself (S5.18). */
export function isWholePin(pin: string): boolean {
  return pin.length === pinLength && toPin(pin) === pin;
}
