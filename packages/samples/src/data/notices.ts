import { notices2019 } from "./notices/2019.ts";
import { notices2020 } from "./notices/2020.ts";
import { notices2021 } from "./notices/2021.ts";
import { notices2022 } from "./notices/2022.ts";
import { notices2023 } from "./notices/2023.ts";
import { notices2024 } from "./notices/2024.ts";
import { notices2025 } from "./notices/2025.ts";
import { notices2026 } from "./notices/2026.ts";
import type { SamplePost } from "./sample.ts";

/** Oldest first, so that numbering them in this order gives the older post the smaller number. */
export const sampleNotices: readonly SamplePost[] = [
  ...notices2019,
  ...notices2020,
  ...notices2021,
  ...notices2022,
  ...notices2023,
  ...notices2024,
  ...notices2025,
  ...notices2026,
];
