import { useLocation } from "@tanstack/react-router";

/** The address being shown, also while the next one loads. */
export const usePathname = (): string => useLocation({ select: ({ pathname }) => pathname });

/** What its search says. */
export const useSearchOfPage = (): object => useLocation({ select: ({ search }) => search });
