import type { MapPoint } from "./open-point-map.ts";

const number = /^-?\d{1,3}(?:\.\d{1,8})?$/u;

/** The point of two fields as they are written; null while they are none. */
export function pointWritten(latitude: string, longitude: string): MapPoint | null {
  if (!number.test(latitude.trim()) || !number.test(longitude.trim())) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}
