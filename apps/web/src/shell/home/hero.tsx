import type { HeroPaintingName } from "@bulmo/ui/hero-painting";
import { Slides } from "@bulmo/ui/slides";
import { HeroSlide, type SlideWords } from "./hero-slide.tsx";
import { useIdentity } from "../../page/identity.ts";

const paintings: readonly HeroPaintingName[] = ["lotus", "peaks", "moon"];

/** Where none is chosen they hang in turn. */
const paintingAt = (at: number, chosen: string | undefined): HeroPaintingName =>
  paintings.find((name) => name === chosen) ?? paintings[at % paintings.length] ?? "lotus";

/** The slides (HOM-01). */
export function Hero({ slides }: { slides: readonly SlideWords[] }) {
  const { name } = useIdentity();
  const shown = slides.map((slide, at) => ({
    key: `${at} ${slide["title"]}`,
    label: slide["title"] ?? "",
    content: <HeroSlide slide={slide} painting={paintingAt(at, slide["painting"])} isLater={at > 0} />,
  }));
  return <Slides label={`${name} 소개`} slides={shown} />;
}
