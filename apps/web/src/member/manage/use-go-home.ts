import { useNavigate } from "@tanstack/react-router";

/** Where one goes whose own account has ended. */
export function useGoHome() {
  const navigate = useNavigate();
  return () => navigate({ to: "/" });
}
