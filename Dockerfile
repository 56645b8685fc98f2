# The bot for a host with a token; see docs/hosting.md. The playground is not for a container: it listens on 127.0.0.1 alone.

# The full image has a compiler, for a package that has no build for this machine.
FROM node:20-bookworm AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:20-bookworm-slim
# Fewer heaps of the C library: several threads encode pictures, and each would keep what it has freed.
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    DATABASE_FILE=/data/tables.sqlite
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY package.json tsconfig.json LICENSE ./
COPY src ./src
COPY commands ./commands
COPY assets ./assets
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
# Asked only where METRICS_PORT is set.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "const port = process.env.METRICS_PORT; if (port) fetch(`http://127.0.0.1:${port}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "src/main.ts"]
