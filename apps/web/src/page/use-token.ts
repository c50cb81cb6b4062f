import { useEffect, useState } from "react";

/** What stands behind the # of the page's address, which the server is never sent; null before that is known. */
export function useToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setToken(window.location.hash.slice(1));
    read();
    // A second invitation, opened in the same window.
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return token;
}
