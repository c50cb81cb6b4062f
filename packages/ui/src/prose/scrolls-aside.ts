import type { GlobalStyleRule } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

/**
 * What is wider than its room scrolls in it, and its edges darken where there is more: the covers move along with what is
 * read and the darker edges stay. Print and forced colours leave backgrounds out.
 */
export function scrollsAside(ground: string): GlobalStyleRule {
  const edge = (side: "left" | "right", colour: string) => `linear-gradient(to ${side}, transparent, ${colour} 75%)`;
  const [cover, shade] = ["2rem 100%", "0.6rem 100%"];
  return {
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    background: [
      `${edge("left", ground)} left / ${cover} no-repeat local`,
      `${edge("right", ground)} right / ${cover} no-repeat local`,
      `${edge("left", vars.color.lineStrong)} left / ${shade} no-repeat`,
      `${edge("right", vars.color.lineStrong)} right / ${shade} no-repeat`,
    ].join(", "),
  };
}
