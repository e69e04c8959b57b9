# The product as one image: docs/operations.md, "With containers". Nothing secret is in it; everything is set when it is started.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY relay.config.js schema.graphql tsconfig.json vite.config.ts ./
COPY api api
COPY migrations migrations
COPY scripts scripts
COPY shared shared
COPY web web
RUN npm run build
RUN node scripts/pack.ts /product

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /app
# The built product and its commands; no sources, and no packages but the few that cannot be built in.
COPY --from=build /product ./
# A volume that is mounted here for the first time belongs to the user as these do.
RUN mkdir /data /backups && chown node:node /data /backups
VOLUME /data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets the signals, so that SIGTERM lets requests come to an end.
CMD ["node", "--enable-source-maps", "dist/api/main.js"]
