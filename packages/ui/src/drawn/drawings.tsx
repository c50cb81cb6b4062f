import type { ComponentType } from "react";
import { Clouds } from "../banner-ornament/clouds.tsx";
import { Lotus } from "../banner-ornament/lotus.tsx";
import { Peaks } from "../banner-ornament/peaks.tsx";
import { Pines } from "../banner-ornament/pines.tsx";
import { Water } from "../banner-ornament/water.tsx";
import { BeamLength } from "../dancheong-band/beam-length.tsx";
import { LotusHalo } from "../hero-painting/lotus-halo.tsx";
import { MoonOverPeaks } from "../hero-painting/moon-over-peaks.tsx";
import { SunMoonPeaks } from "../hero-painting/sun-moon-peaks.tsx";
import { PondScene } from "../scene-painting/pond-scene.tsx";
import { SteleScene } from "../scene-painting/stele-scene.tsx";
import { StreamScene } from "../scene-painting/stream-scene.tsx";
import { WayShapes } from "../way-painting/way-shapes.tsx";
import { bandSize, heroSize, mapSize, sceneSize, stripSize } from "./size.ts";

type Drawing = {
  Shapes: ComponentType;
  size: { width: number; height: number };
  /** A night piece, in every light. */
  isNight?: boolean;
};

/** All drawings that are files, by the path of the file from `packages/ui/src`. */
export const drawings: Readonly<Record<string, Drawing>> = {
  "banner-ornament/clouds.svg": { Shapes: Clouds, size: stripSize },
  "banner-ornament/lotus.svg": { Shapes: Lotus, size: stripSize },
  "banner-ornament/peaks.svg": { Shapes: Peaks, size: stripSize },
  "banner-ornament/pines.svg": { Shapes: Pines, size: stripSize },
  "banner-ornament/water.svg": { Shapes: Water, size: stripSize },
  "dancheong-band/beam.svg": { Shapes: BeamLength, size: bandSize },
  "hero-painting/lotus-halo.svg": { Shapes: LotusHalo, size: heroSize },
  "hero-painting/moon-over-peaks.svg": { Shapes: MoonOverPeaks, size: heroSize, isNight: true },
  "hero-painting/sun-moon-peaks.svg": { Shapes: SunMoonPeaks, size: heroSize },
  "scene-painting/pond.svg": { Shapes: PondScene, size: sceneSize },
  "scene-painting/steles.svg": { Shapes: SteleScene, size: sceneSize },
  "scene-painting/stream.svg": { Shapes: StreamScene, size: sceneSize },
  "way-painting/way.svg": { Shapes: WayShapes, size: mapSize },
};
