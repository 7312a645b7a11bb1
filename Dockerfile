ARG NODE=node:22-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build

FROM ${NODE}
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4180 DATA_DIR=/data WEB_DIR=/app/web
COPY --from=build /app/apps/server/dist ./server
COPY --from=build /app/apps/web/dist ./web
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 4180
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.mjs"]
