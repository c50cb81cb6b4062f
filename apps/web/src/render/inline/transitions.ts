import { allowTransitions } from "../../page/document-transition.ts";

// In the head of a work's page: as what a sheet of a file says is heard too late by Chromium, which asks as soon as it may
// draw.
allowTransitions();
