/** Of the line at the foot of the window that pages show without the app. */
export const failureId = "app-failure";

/** Shows that line, in the place of one before: what there is to say, and buttons for what can be done. */
export function showLine(sentence: string, acts: Readonly<Record<string, () => void>>): void {
  const line = document.createElement("div");
  line.id = failureId;
  line.setAttribute("role", "alert");
  line.append(`${sentence} `);
  for (const [name, act] of Object.entries(acts)) {
    const button = document.createElement("button");
    button.type = "button";
    // It answers by itself, and is not kept for the app (`render/inline/early-press.ts`).
    button.dataset["own"] = "reload";
    button.textContent = name;
    button.addEventListener("click", act);
    line.append(button);
  }
  document.getElementById(failureId)?.remove();
  document.body.append(line);
}
