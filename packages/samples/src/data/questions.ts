import { questions2019Part1 } from "./questions/2019-1.ts";
import { questions2019Part2 } from "./questions/2019-2.ts";
import { questions2019Part3 } from "./questions/2019-3.ts";
import { questions2020Part1 } from "./questions/2020-1.ts";
import { questions2020Part2 } from "./questions/2020-2.ts";
import { questions2020Part3 } from "./questions/2020-3.ts";
import { questions2020Part4 } from "./questions/2020-4.ts";
import { questions2021Part1 } from "./questions/2021-1.ts";
import { questions2021Part2 } from "./questions/2021-2.ts";
import { questions2021Part3 } from "./questions/2021-3.ts";
import { questions2022Part1 } from "./questions/2022-1.ts";
import { questions2022Part2 } from "./questions/2022-2.ts";
import { questions2022Part3 } from "./questions/2022-3.ts";
import { questions2022Part4 } from "./questions/2022-4.ts";
import { questions2022Part5 } from "./questions/2022-5.ts";
import { questions2023Part1 } from "./questions/2023-1.ts";
import { questions2023Part2 } from "./questions/2023-2.ts";
import { questions2023Part3 } from "./questions/2023-3.ts";
import { questions2024Part1 } from "./questions/2024-1.ts";
import { questions2024Part2 } from "./questions/2024-2.ts";
import { questions2024Part3 } from "./questions/2024-3.ts";
import { questions2024Part4 } from "./questions/2024-4.ts";
import { questions2025Part1 } from "./questions/2025-1.ts";
import { questions2025Part2 } from "./questions/2025-2.ts";
import { questions2025Part3 } from "./questions/2025-3.ts";
import { questions2025Part4 } from "./questions/2025-4.ts";
import { questions2026Part1 } from "./questions/2026-1.ts";
import { questions2026Part2 } from "./questions/2026-2.ts";
import { questions2026Part3 } from "./questions/2026-3.ts";
import { questions2026Part4 } from "./questions/2026-4.ts";
import type { SamplePost } from "./sample.ts";

/** Oldest first, so that numbering them in this order gives the older post the smaller number. */
export const sampleQuestions: readonly SamplePost[] = [
  ...questions2019Part1,
  ...questions2019Part2,
  ...questions2019Part3,
  ...questions2020Part1,
  ...questions2020Part2,
  ...questions2020Part3,
  ...questions2020Part4,
  ...questions2021Part1,
  ...questions2021Part2,
  ...questions2021Part3,
  ...questions2022Part1,
  ...questions2022Part2,
  ...questions2022Part3,
  ...questions2022Part4,
  ...questions2022Part5,
  ...questions2023Part1,
  ...questions2023Part2,
  ...questions2023Part3,
  ...questions2024Part1,
  ...questions2024Part2,
  ...questions2024Part3,
  ...questions2024Part4,
  ...questions2025Part1,
  ...questions2025Part2,
  ...questions2025Part3,
  ...questions2025Part4,
  ...questions2026Part1,
  ...questions2026Part2,
  ...questions2026Part3,
  ...questions2026Part4,
];
