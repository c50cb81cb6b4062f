import { association } from "@bulmo/content/association";
import { heroSlides } from "@bulmo/content/home";
import type { HeroPaintingName } from "@bulmo/ui/hero-painting";
import { Slides } from "@bulmo/ui/slides";
import { HeroNews } from "./hero-news.tsx";
import { HeroSlide } from "./hero-slide.tsx";
import * as styles from "./hero.css.ts";

const paintings: readonly HeroPaintingName[] = ["lotus", "peaks", "moon"];

/** The slides, and beside them what is new (HOM-01). */
export function Hero() {
  const slides = heroSlides.map((slide, at) => ({
    key: slide.title,
    label: slide.title,
    content: <HeroSlide slide={slide} painting={paintings[at % paintings.length] ?? "lotus"} isLater={at > 0} />,
  }));
  return (
    <>
      <h1 className={styles.name}>{association.name}</h1>
      <div className={styles.hero}>
        <div className={styles.slides}>
          <Slides label={`${association.name} 소개`} slides={slides} />
        </div>
        <HeroNews />
      </div>
    </>
  );
}
