import type { GlobalStyleRule } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

/**
 * What is wider than its room scrolls in it, and its edges darken where there is more: the covers move along with what is
 * read and the darker edges stay. Print and forced colours leave backgrounds out.
 */
export function scrollsAside(ground: string): GlobalStyleRule {
  const edge = (side: "left" | "right", colour: string) => `linear-gradient(to ${side}, transparent, ${colour})`;
  const covered = `${ground} 50%`;
  const [cover, shade] = ["2rem 100%", "1rem 100%"];
  const dark = `color-mix(in srgb, ${vars.color.lineStrong} 50%, transparent)`;
  return {
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    background: [
      `${edge("left", covered)} left / ${cover} no-repeat local`,
      `${edge("right", covered)} right / ${cover} no-repeat local`,
      `${edge("left", dark)} left / ${shade} no-repeat`,
      `${edge("right", dark)} right / ${shade} no-repeat`,
    ].join(", "),
  };
}
