import { useLocation } from "@tanstack/react-router";

/** The address being shown, also while the next one loads. */
export const usePathname = (): string => useLocation({ select: ({ pathname }) => pathname });
