import type { Officer } from "@bulmo/content/officer";

/** Neighbours of one role, whose cell spans their rows (ASC-07). */
export function groupsOf(officers: readonly Officer[]): Officer[][] {
  const groups: Officer[][] = [];
  for (const officer of officers) {
    const last = groups.at(-1);
    if (last?.[0]?.type === officer.type && last[0].role === officer.role) last.push(officer);
    else groups.push([officer]);
  }
  return groups;
}
