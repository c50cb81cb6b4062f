FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/content/package.json packages/content/
COPY packages/contracts/package.json packages/contracts/
COPY packages/entities/package.json packages/entities/
COPY packages/samples/package.json packages/samples/
COPY packages/testing/package.json packages/testing/
COPY packages/ui/package.json packages/ui/
COPY tests/package.json tests/

FROM manifests AS build
ENV TURBO_TELEMETRY_DISABLED=1
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

FROM manifests AS dependencies
# The image brings its own Node 24; the pinned one serves machines that do not. Of samples and tests it has not the names.
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node node_modules/.bin/node \
  && rm -rf packages/samples packages/testing tests \
  # pdf.js draws with it where it is; here only words are read, and 35 MB of native code have no other use.
  && rm -rf node_modules/@napi-rs \
  && rm -rf node_modules/@bulmo/samples node_modules/@bulmo/testing node_modules/@bulmo/tests

FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=65536
COPY --from=dependencies /app ./
COPY apps/server ./apps/server
COPY packages/content ./packages/content
COPY packages/contracts ./packages/contracts
COPY packages/entities ./packages/entities
COPY packages/ui ./packages/ui
COPY --from=build /app/apps/server/dist ./apps/server/dist
COPY --from=build /app/apps/web/dist ./apps/web/dist
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--initial-old-space-size=64", "--heap-growing-percent=40", "--no-enable-enumerated-keyed-access-bytecode", "apps/server/dist/main.js"]
