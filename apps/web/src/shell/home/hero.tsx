import { association } from "@bulmo/content/association";
import { heroSlides } from "@bulmo/content/home";
import type { HeroPaintingName } from "@bulmo/ui/hero-painting";
import { Slides } from "@bulmo/ui/slides";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { HeroSlide } from "./hero-slide.tsx";

const paintings: readonly HeroPaintingName[] = ["lotus", "peaks", "moon"];

/** The slides (HOM-01). */
export function Hero() {
  const slides = heroSlides.map((slide, at) => ({
    key: slide.title,
    label: slide.title,
    content: <HeroSlide slide={slide} painting={paintings[at % paintings.length] ?? "lotus"} isLater={at > 0} />,
  }));
  return (
    <>
      <VisuallyHidden as="h1">{association.name}</VisuallyHidden>
      <Slides label={`${association.name} 소개`} slides={slides} />
    </>
  );
}
