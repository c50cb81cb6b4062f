/**
 * Empties an input the way a person would, so that whoever listens hears of it. React keeps its own
 * copy of the value and ignores an input event unless the element's native setter was used.
 */
export function emptyInput(input: HTMLInputElement): void {
  Reflect.set(HTMLInputElement.prototype, "value", "", input);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}
