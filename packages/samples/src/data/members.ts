import { officers } from "./members/officers.ts";
import { membersFrom2018 } from "./members/2018-2019.ts";
import { membersFrom2020 } from "./members/2020-2021.ts";
import { membersFrom2022 } from "./members/2022-2026.ts";
import type { SampleMember } from "./sample.ts";

/** Posts and comments name their author by the place in this list: add members at the end only. */
export const sampleMembers: readonly SampleMember[] = [
  ...officers,
  ...membersFrom2018,
  ...membersFrom2020,
  ...membersFrom2022,
];
